/**
 * The two faces of the product, told apart by the host name: on the China domain a phone code is asked for at
 * registration, prices are in RMB and Simplified Chinese comes first. Source: decisions "China variant".
 */
export const variants = ['world', 'china'] as const;
export type Variant = (typeof variants)[number];
