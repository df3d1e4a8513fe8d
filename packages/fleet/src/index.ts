export type { Sink, Watermark } from "@shipslog/contract";
