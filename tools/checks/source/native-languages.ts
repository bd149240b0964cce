import type { SourceTree } from './open-tree.ts';
import { plistValues, type XmlElement } from './parse-xml.ts';
import type { Problem } from './problem.ts';

const app = 'apps/mobile/ios/App/';
const infoFile = `${app}App/Info.plist`;
const projectFile = `${app}App.xcodeproj/project.pbxproj`;
const stringsFile = 'InfoPlist.strings';
/** Catalogues whose iOS language has another name. */
const namesOfApple: Readonly<Record<string, string>> = { zh: 'zh-Hans', tw: 'zh-Hant' };

/** Every language of the catalogues has the reasons of `Info.plist` in its own words, and the project bundles them. */
export function checkLanguages(tree: SourceTree, info: XmlElement): Problem[] {
  const values = plistValues(info);
  const reasons = [...values.keys()].filter((key) => key.endsWith('UsageDescription'));
  const named = values.get('CFBundleLocalizations')?.children.map(({ text }) => text) ?? [];
  const languages = languagesOf(tree);
  return [
    ...languages
      .filter((language) => !named.includes(language))
      .map((language) => ({ file: infoFile, message: `CFBundleLocalizations lacks ${language}` })),
    ...languages.flatMap((language) => checkStrings(tree, language, reasons)),
    ...checkProject(tree, languages),
  ];
}

function languagesOf({ files }: SourceTree): string[] {
  const catalogues = files.flatMap((file) => /^packages\/i18n\/locales\/([^/]+)\/.*\.po$/.exec(file)?.[1] ?? []);
  return [...new Set(catalogues)].map((language) => namesOfApple[language] ?? language);
}

function checkStrings(tree: SourceTree, language: string, reasons: readonly string[]): Problem[] {
  const file = `${app}App/${language}.lproj/${stringsFile}`;
  if (!tree.files.includes(file)) return [{ file, message: 'is missing' }];
  const texts = new Set([...tree.text(file).matchAll(/^"?(\w+)"? = "[^"]+";$/gm)].map(([, key]) => key));
  return reasons.filter((key) => !texts.has(key)).map((key) => ({ file, message: `${key} has no text` }));
}

function checkProject(tree: SourceTree, languages: readonly string[]): Problem[] {
  if (!tree.files.includes(projectFile)) return [];
  const project = tree.text(projectFile);
  const regions = /knownRegions = \(([^)]*)\)/.exec(project)?.[1]?.split(',').map(bare) ?? [];
  const group = /children = \(([^)]*)\);\s*name = InfoPlist\.strings;/.exec(project)?.[1] ?? '';
  const references = project.matchAll(
    /^\s*(\w+) .*isa = PBXFileReference;.* path = "?([\w-]+)\.lproj\/InfoPlist\.strings/gm,
  );
  const bundled = [...references].flatMap(([, id = '', language = '']) => (group.includes(id) ? [language] : []));
  const problem = (message: string) => ({ file: projectFile, message });
  return [
    ...languages.filter((one) => !regions.includes(one)).map((one) => problem(`knownRegions lacks ${one}`)),
    ...languages.filter((one) => !bundled.includes(one)).map((one) => problem(`${stringsFile} lacks ${one}`)),
    ...(/\/\* InfoPlist\.strings in Resources \*\/,/.test(project) ? [] : [problem(`does not bundle ${stringsFile}`)]),
  ];
}

const bare = (name: string) => name.trim().replaceAll('"', '');
