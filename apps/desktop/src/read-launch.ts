import { deepLinkPath, deepLinkScheme } from '@peonia/contract/protocol/deep-link.ts';

/** Argument of a start with the computer that shows no window. */
export const hiddenArgument = '--hidden';

interface Launch {
  /** Page to open; null if none was asked for, or if the link is not allowed. */
  readonly path: string | null;
  readonly isHidden: boolean;
}

/**
 * Reads the arguments of a start, of this program or of a second one that hands them over. Only the last link counts;
 * every other argument is ignored, so that a link cannot carry options of the browser.
 */
export function readLaunch(launchArguments: readonly string[]): Launch {
  const link = launchArguments.findLast((argument) => argument.startsWith(`${deepLinkScheme}:`));
  const path = link === undefined ? null : deepLinkPath(link);
  // Somebody who follows a link wants to see something.
  return { path, isHidden: path === null && launchArguments.includes(hiddenArgument) };
}
