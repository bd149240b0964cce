import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { QuestionTopic } from '@peonia/contract/questions.ts';

/** Names of the topics, in the order in which screens show them. */
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
