import type { I18n } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { Head } from '../../../platform/head/head.ts';
import type { LikeKind } from './like-lists.ts';

export type { LikeKind };

const titles = {
  likeme: msg`They like you`,
  ilike: msg`You like them`,
  likemutual: msg`You like each other`,
  visitor: msg`Visitors`,
} as const;

/** Title of a list of likes. */
export function likeHead(kind: LikeKind, i18n: I18n): Head {
  return { title: i18n._(titles[kind]) };
}
