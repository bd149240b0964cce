/** What is known of the place a login comes from. */
export interface LoginContext {
  /** The account has a proven address: a code can be asked for. */
  readonly verified: boolean;
  readonly deviceKnown: boolean;
  /** True as well where the country cannot be told. */
  readonly countryKnown: boolean;
  /** Other devices with a living session. */
  readonly otherDevices: number;
}

/**
 * Does this login need a code? `devices` for the sixth device, whatever is proven; `unfamiliar` for a device or country
 * never seen on an account with a proven address. Source: decisions "Identity".
 */
export function requiredChallenge(place: LoginContext, devicesMax: number): 'devices' | 'unfamiliar' | null {
  if (!place.deviceKnown && place.otherDevices >= devicesMax) return 'devices';
  return place.verified && !(place.deviceKnown && place.countryKnown) ? 'unfamiliar' : null;
}
