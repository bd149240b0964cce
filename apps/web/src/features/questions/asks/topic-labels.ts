import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { QuestionTopic } from '@peonia/contract/questions.ts';

/** Labels of the topics, in display order. */
export const topicLabels: Readonly<Record<QuestionTopic, MessageDescriptor>> = {
  daily: msg`Everyday life`,
  values: msg`Values`,
  love: msg`Love`,
  travel: msg`Travel`,
  food: msg`Food`,
  family: msg`Family`,
  dreams: msg`Dreams`,
  humour: msg`Humour`,
  languages: msg`Languages`,
};
