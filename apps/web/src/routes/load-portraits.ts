import { discoveryContract } from '@peonia/contract/discovery/discovery.schema.ts';
import { storyCast } from '@peonia/ui/story-cast.ts';
import type { StoryPhotos } from '@peonia/ui/story.ts';
import type { LoadContext } from '../platform/router/load-context.ts';

type Who = keyof typeof storyCast;

/** Main photos of sample members for the stories; the first is also the view. */
export async function loadPortraits({ call, signal }: LoadContext): Promise<StoryPhotos> {
  const { items } = await call(discoveryContract.listFront, {}, { signal });
  const byName = new Map(items.map(({ name, photo }) => [name, photo]));
  const portraits = (Object.keys(storyCast) as Who[]).flatMap((who) => {
    const photo = byName.get(storyCast[who].name);
    return photo ? [[who, photo] as const] : [];
  });
  const view = items.find(({ photo }) => photo !== null)?.photo;
  return { ...Object.fromEntries(portraits), ...(view ? { view } : {}) };
}
