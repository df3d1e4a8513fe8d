/** Names with several homes, each with the reason why one name is right for all of them. */
export const sharedNames: Readonly<Record<string, string>> = {
  proof: "Each file in proof/ exports its proof under this name; the harness loads it by name of the file.",
};
