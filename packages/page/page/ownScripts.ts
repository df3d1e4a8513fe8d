/** The part of trusted types that is used; browsers without them have no policies. */
interface PolicyFactory {
  createPolicy(name: "default", rules: { readonly createScriptURL: (address: string) => string }): unknown;
}

/** Allows scripts of the page itself, which are its workers, and nothing else, where the browser asks for a policy. */
export function allowOwnScripts(): void {
  const { trustedTypes } = globalThis as { readonly trustedTypes?: PolicyFactory };
  trustedTypes?.createPolicy("default", {
    createScriptURL: (address) => {
      if (new URL(address, location.href).origin === location.origin) return address;
      throw new TypeError("The page runs its own scripts only.");
    },
  });
}
