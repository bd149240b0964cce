import type { I18n } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { Head } from '../../../platform/head/head.ts';
import type { RelationshipKind } from './relationship-lists.ts';

const titles = { friend: msg`Friends`, request: msg`Friend requests`, blacklist: msg`Blocked` } as const;

/** Title of a list of friends, requests or blocked members. */
export function relationshipHead(kind: RelationshipKind, i18n: I18n): Head {
  return { title: i18n._(titles[kind]) };
}
