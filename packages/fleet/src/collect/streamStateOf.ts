import type { StreamInfo } from "@nats-io/jetstream";
import type { StreamState } from "./CollectorCounts.ts";

/** What a collector tells about the stream of a partition. */
export function streamStateOf({ state, config, cluster }: StreamInfo): StreamState {
  const followers = (cluster?.replicas ?? []).filter(({ current, offline }) => current && !offline);
  return {
    bytes: state.bytes,
    limitBytes: config.max_bytes,
    replicas: 1 + followers.length,
    wantedReplicas: config.num_replicas,
    oldestMs: state.messages === 0 ? undefined : Date.parse(state.first_ts),
  };
}
