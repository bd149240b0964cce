/** Services that operators can stop at once. What is under way goes on. */
export const killSwitches = ['payments', 'calls', 'uploads', 'registration', 'translation'] as const;

/** Features that operators can open to a part of the members. Without a switch they are open to everybody. */
export const featureFlags = ['game', 'wheel', 'travel', 'mall', 'suggestions'] as const;

/** Every switch; `maintenance` closes the whole site except the staff pages and the probes. */
export const switchNames = ['maintenance', ...killSwitches, ...featureFlags] as const;

export type KillSwitch = (typeof killSwitches)[number];
export type FeatureFlag = (typeof featureFlags)[number];
export type SwitchName = (typeof switchNames)[number];
