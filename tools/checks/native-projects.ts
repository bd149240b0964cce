import { checkLanguages } from './source/native-languages.ts';
import { openTree, type SourceTree } from './source/open-tree.ts';
import { descendants, parseXml, plistValues, type XmlElement } from './source/parse-xml.ts';
import type { Problem } from './source/problem.ts';

const app = 'apps/mobile/';
const manifestFile = `${app}android/app/src/main/AndroidManifest.xml`;
const infoFile = `${app}ios/App/App/Info.plist`;
const privacyFile = `${app}ios/App/App/PrivacyInfo.xcprivacy`;
const configFile = `${app}capacitor.config.json`;
const isXml = /\.(?:xml|plist|entitlements|xcprivacy|storyboard)$/;
const shortestReason = 20;

/**
 * The projects of the mobile app, without their tool chains: XML is well formed, nothing is sent in the clear or
 * debugged, components and permissions are what they must be, and each access has a reason in every language.
 */
export function check(root: string): Problem[] {
  const tree = openTree(root);
  const parsed = new Map<string, XmlElement>();
  const broken: Problem[] = [];
  for (const file of tree.files.filter((name) => name.startsWith(app) && isXml.test(name))) {
    try {
      parsed.set(file, parseXml(tree.text(file)));
    } catch (error) {
      broken.push({ file, message: (error as Error).message });
    }
  }
  const of = (file: string, rule: (element: XmlElement) => Problem[]) => {
    const element = parsed.get(file);
    return element === undefined ? [] : rule(element);
  };
  return [
    ...broken,
    ...of(manifestFile, checkManifest),
    ...of(infoFile, checkInfo),
    ...of(infoFile, (info) => checkLanguages(tree, info)),
    ...of(privacyFile, checkPrivacy),
    ...(parsed.has(infoFile) && !tree.files.includes(privacyFile)
      ? [{ file: privacyFile, message: 'is missing' }]
      : []),
    ...checkConfig(tree),
  ];
}

function checkManifest(manifest: XmlElement): Problem[] {
  const all = descendants(manifest);
  const problem = ({ line }: XmlElement, message: string) => ({ file: manifestFile, line, message });
  const application = all.find(({ name }) => name === 'application') ?? manifest;
  const mustBeFalse = ['android:usesCleartextTraffic', 'android:allowBackup'];
  return [
    ...mustBeFalse
      .filter((name) => application.attributes[name] !== 'false')
      .map((name) => problem(application, `${name} is not false`)),
    ...('android:dataExtractionRules' in application.attributes
      ? []
      : [problem(application, 'android:dataExtractionRules is missing: phones would pass the session on')]),
    ...('android:debuggable' in application.attributes ? [problem(application, 'sets android:debuggable')] : []),
    ...all
      .filter(({ name, isExplained }) => name === 'uses-permission' && !isExplained)
      .map((one) => problem(one, `${one.attributes['android:name'] ?? ''} has no reason in a comment above`)),
    ...all
      .filter(({ name }) => ['activity', 'service', 'receiver', 'provider'].includes(name))
      .flatMap((one) => checkComponent(one).map((message) => problem(one, message))),
  ];
}

/** Only what answers to an intent filter may be open to other apps, and each says whether it is. */
function checkComponent({ name, attributes, children }: XmlElement): string[] {
  const exported = attributes['android:exported'];
  const isAddressed = children.some((child) => child.name === 'intent-filter');
  const label = `${name} ${attributes['android:name'] ?? ''}`;
  if (exported === undefined) return [`${label} does not say android:exported`];
  return exported === 'true' && !isAddressed ? [`${label} is exported without an intent filter`] : [];
}

function checkInfo(info: XmlElement): Problem[] {
  const values = plistValues(info);
  const reasons = [...values].filter(([key]) => key.endsWith('UsageDescription'));
  return [
    ...reasons
      .filter(([, value]) => value.text.length < shortestReason)
      .map(([key, { line }]) => ({ file: infoFile, line, message: `${key} gives no reason` })),
    ...(values.has('NSAppTransportSecurity')
      ? [{ file: infoFile, message: 'NSAppTransportSecurity lets connections be insecure' }]
      : []),
    ...(values.has('WKAppBoundDomains') ? [] : [{ file: infoFile, message: 'WKAppBoundDomains is missing' }]),
  ];
}

/** What members give, as Apple names it: their orientation, addresses of the mall, bank accounts, tickets. */
const collected = [
  'NSPrivacyCollectedDataTypeSensitiveInfo',
  'NSPrivacyCollectedDataTypePhysicalAddress',
  'NSPrivacyCollectedDataTypePaymentInfo',
  'NSPrivacyCollectedDataTypeCustomerSupport',
];

function checkPrivacy(privacy: XmlElement): Problem[] {
  const values = plistValues(privacy);
  const named = new Set(descendants(privacy).map(({ text }) => text));
  const needed = ['NSPrivacyTracking', 'NSPrivacyCollectedDataTypes', 'NSPrivacyAccessedAPITypes'];
  return [
    ...needed.filter((key) => !values.has(key)).map((key) => ({ file: privacyFile, message: `${key} is missing` })),
    ...(values.get('NSPrivacyTracking')?.name === 'true'
      ? [{ file: privacyFile, message: 'NSPrivacyTracking is true: nobody is tracked' }]
      : []),
    ...collected
      .filter((kind) => !named.has(kind))
      .map((kind) => ({ file: privacyFile, message: `${kind} is collected and not named` })),
  ];
}

function checkConfig(tree: SourceTree): Problem[] {
  if (!tree.files.includes(configFile)) return [];
  const { server, android, ios } = JSON.parse(tree.text(configFile)) as {
    server?: { url?: string; cleartext?: boolean };
    android?: { allowMixedContent?: boolean; webContentsDebuggingEnabled?: boolean };
    ios?: { limitsNavigationsToAppBoundDomains?: boolean; webContentsDebuggingEnabled?: boolean };
  };
  const rules: readonly (readonly [boolean, string])[] = [
    [server?.url?.startsWith('https://') !== true || server.cleartext === true, 'server.url is not https'],
    [android?.allowMixedContent !== false, 'android.allowMixedContent is not false'],
    [android?.webContentsDebuggingEnabled !== false, 'android.webContentsDebuggingEnabled is not false'],
    [ios?.webContentsDebuggingEnabled !== false, 'ios.webContentsDebuggingEnabled is not false'],
    [ios?.limitsNavigationsToAppBoundDomains !== true, 'ios.limitsNavigationsToAppBoundDomains is not true'],
  ];
  return rules.filter(([isBroken]) => isBroken).map(([, message]) => ({ file: configFile, message }));
}
