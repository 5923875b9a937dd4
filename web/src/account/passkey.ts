// Passkeys as the browser makes and shows them, and as the server is told of them.
import type { PasskeyMade, PasskeyShown } from "../lib/wire";

function text(data: ArrayBuffer): string {
  let letters = "";
  for (const byte of new Uint8Array(data)) letters += String.fromCharCode(byte);
  return btoa(letters).replaceAll("+", "-").replaceAll("/", "_").replace(/=+$/, "");
}

/** Whether this browser can make passkeys, and read what a server asks for. */
export function hasPasskeys(): boolean {
  return typeof PublicKeyCredential === "function" && "parseCreationOptionsFromJSON" in PublicKeyCredential;
}

/** The person has said no, or the device knows no passkey: there is nothing to tell the server. */
export class NoPasskey extends Error {}

async function given(asked: Promise<Credential | null>): Promise<PublicKeyCredential> {
  const found = await asked.catch((error: unknown) => {
    throw new NoPasskey(error instanceof Error ? error.message : "");
  });
  if (!(found instanceof PublicKeyCredential)) throw new NoPasskey("");
  return found;
}

/** Has the device make a passkey for what the server asked. Raises NoPasskey. */
export async function makePasskey(options: string, name: string): Promise<PasskeyMade> {
  const publicKey = PublicKeyCredential.parseCreationOptionsFromJSON(
    JSON.parse(options) as PublicKeyCredentialCreationOptionsJSON,
  );
  const { id, response } = await given(navigator.credentials.create({ publicKey }));
  if (!(response instanceof AuthenticatorAttestationResponse)) throw new NoPasskey("");
  return {
    id,
    client: text(response.clientDataJSON),
    attestation: text(response.attestationObject),
    transports: response.getTransports().slice(0, 8),
    name,
  };
}

/** Has the device show a passkey for what the server asked. Raises NoPasskey. */
export async function showPasskey(options: string): Promise<PasskeyShown> {
  const publicKey = PublicKeyCredential.parseRequestOptionsFromJSON(
    JSON.parse(options) as PublicKeyCredentialRequestOptionsJSON,
  );
  const { id, response } = await given(navigator.credentials.get({ publicKey }));
  if (!(response instanceof AuthenticatorAssertionResponse)) throw new NoPasskey("");
  return {
    id,
    client: text(response.clientDataJSON),
    authenticator: text(response.authenticatorData),
    signature: text(response.signature),
    user: response.userHandle ? text(response.userHandle) : "",
  };
}
