import { deflateSync } from 'node:zlib';
import sharp, { type Sharp } from 'sharp';
import { bombPng, cameraJpeg, claimSize, movingGif } from './hostile-pictures.ts';
import { makeFilm, makeVoice } from './make-media.ts';

/** A file as a stranger may send it, under the name and type it claims. `taken` says whether it may become an upload. */
export interface HostileFile {
  readonly what: string;
  readonly name: string;
  readonly type: string;
  readonly data: Buffer;
  readonly taken: boolean;
}

/** What must be in no file that is served: places, texts and code that were hidden in the ones that were sent. */
export const markers = [
  'Secret Street 7',
  '48.1371',
  '+011.5754',
  '<script',
  '/etc/passwd',
  '#EXTM3U',
  'PK\u0003\u0004',
  '%PDF',
  'xmpmeta',
  'Exif',
];

const script = '<script>alert(1)</script>';
const endings = { jpeg: 'jpg', png: 'png', webp: 'webp', gif: 'gif' } as const;
const xmp =
  '<?xpacket begin="" id="W5M0MpCehiHzreSzNTczkc9d"?><x:xmpmeta xmlns:x="adobe:ns:meta/"><place>Secret Street 7, 48.1371</place></x:xmpmeta><?xpacket end="w"?>';

/** At least a hundred hostile and odd files, the same at every run. */
export async function hostileFiles(): Promise<HostileFile[]> {
  return [...(await pictures()), ...(await bombs()), ...pretenders(), ...(await films()), ...(await names())];
}

/** A picture with edges in it, so that a damaged copy decodes to something else. */
function picture(): Sharp {
  const side = 96;
  const pixels = Buffer.alloc(side * side * 3);
  for (let i = 0; i < pixels.length; i += 1) pixels[i] = (i * 7 + ((i / side) | 0) * 13) % 256;
  return sharp(pixels, { raw: { width: side, height: side, channels: 3 } });
}

async function pictures(): Promise<HostileFile[]> {
  const files: HostileFile[] = [];
  for (const format of Object.keys(endings) as (keyof typeof endings)[]) {
    const plain = await picture().toFormat(format).toBuffer();
    const file = (what: string, data: Buffer, taken: boolean, claimed: string = endings[format]) =>
      files.push({ what: `${format}: ${what}`, name: `a.${claimed}`, type: 'image/jpeg', data, taken });
    for (const tail of [
      script,
      'PK\u0003\u0004 a zip',
      '%PDF-1.7 a document',
      '#EXTM3U\nfile:///etc/passwd',
      '\u007fELF a program',
      'Rar!\u001a\u0007',
    ])
      file(`behind its end ${tail.slice(0, 6)}`, Buffer.concat([plain, Buffer.from(tail, 'latin1')]), true);
    for (const claimed of ['html', 'svg', 'exe', 'mp4', 'php.jpg']) file(`called .${claimed}`, plain, true, claimed);
    for (const share of [0.02, 0.3])
      file(`cut at ${share}`, plain.subarray(0, Math.max(13, Math.floor(plain.length * share))), false);
    file('behind a page', Buffer.concat([Buffer.from(`<!doctype html>${script}`), plain]), false);
    file('behind zeros', Buffer.concat([Buffer.alloc(16), plain]), false);
    file(
      'its signature and noise',
      Buffer.concat([plain.subarray(0, 16), Buffer.from(Array.from({ length: 4_000 }, (_none, i) => (i * 193) % 251))]),
      false,
    );
  }
  files.push({
    what: 'GPS in EXIF',
    name: 'a.jpg',
    type: 'image/jpeg',
    data: await cameraJpeg({ width: 300, height: 200, orientation: 6 }),
    taken: true,
  });
  for (const format of ['jpeg', 'png', 'webp'] as const)
    files.push({
      what: `GPS in XMP of ${format}`,
      name: `a.${format}`,
      type: `image/${format}`,
      data: await picture().withXmp(xmp).toFormat(format).toBuffer(),
      taken: true,
    });
  return files;
}

async function bombs(): Promise<HostileFile[]> {
  const small = await picture().png().toBuffer();
  const of = (what: string, data: Buffer, taken: boolean, type = 'image/png'): HostileFile => ({
    what,
    name: 'b.png',
    type,
    data,
    taken,
  });
  return [
    of('many pixels in few bytes', await bombPng(7_000, 7_000), false),
    of(
      'a bomb in palette colours',
      await sharp({ create: { width: 9_000, height: 5_000, channels: 3, background: '#000' } })
        .png({ palette: true })
        .toBuffer(),
      false,
    ),
    of('claims to be endless', claimSize(small, 2_000_000_000, 2_000_000_000), false),
    of('claims to be wide', claimSize(small, 2_147_483_647, 1), false),
    of('claims no width', claimSize(small, 0, 96), false),
    of(
      'one pixel',
      await sharp({ create: { width: 1, height: 1, channels: 3, background: '#fff' } })
        .png()
        .toBuffer(),
      true,
    ),
    of(
      'very long and thin',
      await sharp({ create: { width: 12_000, height: 2, channels: 3, background: '#fff' } })
        .png()
        .toBuffer(),
      true,
    ),
    of('an animated giant', await movingGif(900), true, 'image/gif'),
    of(
      'text chunk that unpacks to 30 MB',
      withChunk(
        small,
        'zTXt',
        Buffer.concat([Buffer.from('Comment\0\0', 'latin1'), deflateSync(Buffer.alloc(30_000_000))]),
      ),
      true,
    ),
  ];
}

/**
 * A chunk behind the header of a PNG; its checksum is wrong, which a careful reader notifications and a careless one
 * does not.
 */
function withChunk(png: Buffer, type: string, data: Buffer): Buffer {
  const chunk = Buffer.alloc(12 + data.length);
  chunk.writeUInt32BE(data.length, 0);
  chunk.write(type, 4, 'latin1');
  data.copy(chunk, 8);
  return Buffer.concat([png.subarray(0, 33), chunk, png.subarray(33)]);
}

/** Things that are no picture and no film, whatever they say. */
function pretenders(): HostileFile[] {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9">${script}<image href="file:///etc/passwd"/></svg>`;
  const head = (bytes: number[], text: string) => Buffer.concat([Buffer.from(bytes), Buffer.from(text)]);
  const texts: Record<string, Buffer> = {
    'SVG as PNG': Buffer.from(svg),
    'SVG behind the signature of a PNG': head([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a], svg),
    'SVG behind the signature of a JPEG': head([0xff, 0xd8, 0xff], svg),
    'GIF that is a script': Buffer.from('GIF89a/*   */=alert(1)//'),
    'zero bytes': Buffer.alloc(0),
    'one byte': Buffer.from([0xff]),
    'only a signature': Buffer.from([0xff, 0xd8, 0xff]),
    'a page': Buffer.from(`<!doctype html><title>x</title>${script}`),
    'a PDF': Buffer.from('%PDF-1.7\n1 0 obj\n'),
    'a PostScript': Buffer.from('%!PS-Adobe-3.0 EPSF-3.0\n(/etc/passwd) (r) file\n'),
    'a TIFF': head([0x49, 0x49, 0x2a, 0], 'II'.repeat(40)),
    'a BMP': head([0x42, 0x4d], '\0'.repeat(80)),
    'an icon': head([0, 0, 1, 0], '\0'.repeat(80)),
    'a zip': head([0x50, 0x4b, 3, 4], '\0'.repeat(80)),
    'a HEIC': Buffer.concat([Buffer.from([0, 0, 0, 24]), Buffer.from('ftypheic\0\0\0\0mif1heic')]),
    'an AVIF': Buffer.concat([Buffer.from([0, 0, 0, 24]), Buffer.from('ftypavif\0\0\0\0mif1avif')]),
    'a program': head([0x7f, 0x45, 0x4c, 0x46], '\0'.repeat(80)),
    'an ImageMagick script': Buffer.from(
      'push graphic-context\nfill \'url(https://example.test/x.jpg"|id")\'\npop graphic-context',
    ),
    'RIFF that is no picture': Buffer.from('RIFF\x24\0\0\0WAVEfmt '),
    'a playlist': Buffer.from('#EXTM3U\n#EXT-X-TARGETDURATION:1\n#EXTINF:1,\nfile:///etc/passwd\n'),
    'a list of files to join': Buffer.from('ffconcat version 1.0\nfile /etc/passwd\n'),
    'a DASH manifest': Buffer.from('<?xml version="1.0"?><MPD><BaseURL>file:///etc/passwd</BaseURL></MPD>'),
    subtitles: Buffer.from('1\n00:00:00,000 --> 00:00:02,000\nhello\n'),
    'an SDP': Buffer.from('v=0\no=- 0 0 IN IP4 127.0.0.1\nm=video 9 RTP/AVP 96\n'),
    noise: Buffer.from(Array.from({ length: 9_000 }, (_none, i) => (i * 131 + 7) % 256)),
  };
  return Object.entries(texts).map(([what, data], nth) => ({
    what,
    name: `p${nth}.${nth % 2 === 0 ? 'png' : 'mp4'}`,
    type: nth % 2 === 0 ? 'image/png' : 'video/mp4',
    data,
    taken: false,
  }));
}

async function films(): Promise<HostileFile[]> {
  const [mov, mp4, voice] = [
    await makeFilm({ ext: 'mov', seconds: 1, width: 64, height: 64 }),
    await makeFilm({ ext: 'mp4', seconds: 1, width: 64, height: 64 }),
    await makeVoice('webm', 1),
  ];
  const box = (type: string, data: Buffer) =>
    Buffer.concat([Buffer.from([0, 0, 0, 8 + data.length]), Buffer.from(type), data]);
  const playlist = Buffer.from('#EXTM3U\n#EXTINF:1,\nfile:///etc/passwd\n');
  const of = (what: string, data: Buffer, taken: boolean): HostileFile => ({
    what,
    name: 'f.mp4',
    type: 'video/mp4',
    data,
    taken,
  });
  return [
    of('GPS in QuickTime', mov, true),
    of('a film with a page behind it', Buffer.concat([mp4, Buffer.from(script)]), true),
    of('a playlist behind a type box', Buffer.concat([box('ftyp', Buffer.from('isom\0\0\0\0isom')), playlist]), false),
    of(
      'a playlist in the media box',
      Buffer.concat([box('ftyp', Buffer.from('isom\0\0\0\0isom')), box('mdat', playlist)]),
      false,
    ),
    of('media that lie in another file', externalReference(mp4), true),
    of('a film cut in half', mov.subarray(0, mov.length >> 1), false),
    of('a film that ends after its head', mp4.subarray(0, 48), false),
    of(
      'boxes without end',
      Buffer.concat([
        box('ftyp', Buffer.from('isom\0\0\0\0isom')),
        Buffer.from([0xff, 0xff, 0xff, 0xff]),
        Buffer.from('moov'),
        Buffer.alloc(400, 1),
      ]),
      false,
    ),
    of('a voice cut off', voice.subarray(0, 40), false),
    of(
      'a matroska head and noise',
      Buffer.concat([Buffer.from([0x1a, 0x45, 0xdf, 0xa3]), Buffer.from('webm'), Buffer.alloc(900, 7)]),
      false,
    ),
    of('an ogg head and noise', Buffer.concat([Buffer.from('OggS'), Buffer.alloc(900, 7)]), false),
    of('GIF head and a film', Buffer.concat([Buffer.from('GIF89a'), mp4]), false),
  ];
}

/** Turns the reference "in this very file" of an MP4 into one to another file, as the format allows. */
function externalReference(mp4: Buffer): Buffer {
  const forged = Buffer.from(mp4);
  for (let at = forged.indexOf('url '); at >= 0; at = forged.indexOf('url ', at + 4)) forged.writeUInt32BE(0, at + 4);
  return forged;
}

async function names(): Promise<HostileFile[]> {
  const data = await picture().jpeg().toBuffer();
  const odd = [
    '../../../etc/passwd',
    'C:\\Windows\\x.jpg',
    '/absolute.jpg',
    'a\u202egpj.exe',
    '\u200b.jpg',
    'x'.repeat(3_000),
    'naïve 照片 사진.jpg',
    '"quoted"; name=x.jpg',
    "a'b`c$(id).jpg",
    '.htaccess',
    'con.jpg',
    'a%00.jpg',
    '..',
    ' ',
  ];
  return odd.map((name) => ({
    what: `the name ${JSON.stringify(name.slice(0, 24))}`,
    name,
    type: 'image/jpeg',
    data,
    taken: true,
  }));
}
