import { expect, it, onTestFinished } from 'vitest';
import { type Api, startApi } from '../../../test/api.ts';

const fingerprint = Array.from({ length: 32 }, (_, at) => at.toString(16).padStart(2, '0').toUpperCase()).join(':');
const startedWith = async (settings: Record<string, string>): Promise<Api> => {
  const api = await startApi(settings);
  onTestFinished(() => api.close());
  return api;
};
const read = (api: Api, name: string) => fetch(`${api.address}/.well-known/${name}`, { redirect: 'error' });

it('lets links to the site open the apps that are set', async () => {
  const api = await startedWith({
    ANDROID_APP_ID: 'com.example.app',
    ANDROID_APP_CERTIFICATES: `${fingerprint} ${fingerprint.toLowerCase()}`,
    IOS_APP_ID: 'DEF123GHIJ.com.example.app',
  });

  const [android, ios] = await Promise.all([read(api, 'assetlinks.json'), read(api, 'apple-app-site-association')]);
  const [statement] = (await android.json()) as { target: object }[];
  const association = (await ios.json()) as { applinks: { details: { components: object[] }[] } };

  expect(statement?.target).toEqual({
    namespace: 'android_app',
    package_name: 'com.example.app',
    sha256_cert_fingerprints: [fingerprint, fingerprint],
  });
  expect([android, ios].map(({ headers }) => headers.get('content-type'))).toEqual([
    'application/json; charset=utf-8',
    'application/json; charset=utf-8',
  ]);
  expect(association.applinks.details[0]).toMatchObject({ appIDs: ['DEF123GHIJ.com.example.app'] });
  expect(association.applinks.details[0]?.components.at(-1)).toEqual({ '/': '/*' });
  expect(association.applinks.details[0]?.components).toContainEqual({ '/': '/v1/*', exclude: true });
});

it('has no such files where no app is set', async () => {
  const api = await startedWith({});

  const replies = await Promise.all([read(api, 'assetlinks.json'), read(api, 'apple-app-site-association')]);

  expect(replies.map(({ status }) => status)).toEqual([404, 404]);
});

it('refuses to start with a fingerprint that is none', async () => {
  await expect(startApi({ ANDROID_APP_ID: 'com.example.app', ANDROID_APP_CERTIFICATES: 'AB:CD' })).rejects.toThrow(
    'ANDROID_APP_CERTIFICATES',
  );
});
