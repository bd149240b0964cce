import { settings } from './settings.ts';

/** The record that the foot of a site in China has to show. Its number is the same in every language. */
export function IcpRecord() {
  const { icp } = settings();
  return icp ? <a href="https://beian.miit.gov.cn/">{icp}</a> : null;
}
