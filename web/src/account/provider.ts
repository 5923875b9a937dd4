// Going to the provider with which one signs in, and coming back. What has to be shown then stays in this tab.

import { api } from "../lib/api";
import type { ProviderAsk, ProviderBack } from "../lib/wire";

const TICKET = "stolik.ticket";

/** Leaves for the provider. */
export async function goThere(ask: ProviderAsk): Promise<void> {
  const { to, ticket } = await api.goToProvider(ask);
  sessionStorage.setItem(TICKET, ticket);
  location.assign(to);
}

/** What the provider has put into the address, with the ticket of this tab; null where something is missing. */
export function broughtBack(search: string): ProviderBack | null {
  const said = new URLSearchParams(search);
  const [code, state] = [said.get("code"), said.get("state")];
  const ticket = sessionStorage.getItem(TICKET);
  sessionStorage.removeItem(TICKET);
  return code && state && ticket ? { ticket, state, code, iss: said.get("iss") ?? "" } : null;
}
