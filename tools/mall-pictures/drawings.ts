/** Drawings of the sample products, without the frame of the file. Fills name the gradients of `mall-pictures.ts`. */

const ring = (count: number, draw: (angle: number, nth: number) => string) =>
  Array.from({ length: count }, (_, nth) => draw((360 / count) * nth, nth)).join('');

const leaf = (x: number, y: number, angle: number, length: number) =>
  `<path transform="translate(${x} ${y}) rotate(${angle})" d="M0 0C${length * 0.3} ${-length * 0.3} ${length * 0.8} ${-length * 0.26} ${length} 0 ${length * 0.8} ${length * 0.26} ${length * 0.3} ${length * 0.3} 0 0z" fill="url(#leaf)"/>`;

const stem = (x: number, y: number) =>
  `<path d="M120 190Q${(x + 120) / 2} ${(y + 210) / 2} ${x} ${y}" fill="none" stroke="#217d66" stroke-width="4"/>`;

const wrapper = (bow: string) =>
  `<path d="M70 128L120 218 170 128Q120 156 70 128z" fill="url(#paper)"/><path d="M96 140L120 218 144 140Q120 152 96 140z" fill="#fff" fill-opacity=".7"/>
  <path d="M120 178c-10-12-30-10-30 0s20 12 30 0c10-12 30-10 30 0s-20 12-30 0z" fill="${bow}"/><circle cx="120" cy="178" r="6" fill="${bow}"/>`;

const tulip = (x: number, y: number, fill: string) =>
  `${stem(x, y + 20)}<g transform="translate(${x} ${y})"><path d="M-18-16Q-22 22 0 24 22 22 18-16 8-6 0-20-8-6-18-16z" fill="url(#${fill})"/><path d="M-7-14Q-12 14 0 23 12 14 7-14L0-20z" fill="#fff" fill-opacity=".25"/></g>`;

const sunflower = (x: number, y: number, size: number) =>
  `<g transform="translate(${x} ${y}) scale(${size})">${ring(16, (angle) => `<ellipse transform="rotate(${angle})" cx="0" cy="-24" rx="6" ry="13" fill="url(#gold)"/>`)}
  <circle r="15" fill="#63480d"/><circle r="10" fill="#45320a"/>${ring(8, (angle) => `<circle transform="rotate(${angle})" cx="0" cy="-12" r="1.6" fill="#ce9b2b"/>`)}</g>`;

const lily = (x: number, y: number, size: number) =>
  `<g transform="translate(${x} ${y}) scale(${size})">${ring(6, (angle) => `<path transform="rotate(${angle})" d="M0 0C-13-12-10-30 0-42 10-30 13-12 0 0z" fill="url(#paper)" stroke="#d3c8d1" stroke-width=".8"/>`)}
  ${ring(6, (angle) => `<g transform="rotate(${angle + 30})"><path d="M0 0V-15" stroke="#84d7bd" stroke-width="1.6"/><circle cy="-16" r="2.6" fill="#a2781b"/></g>`)}</g>`;

export const bouquets = {
  tulips: `${leaf(112, 150, -150, 74)}${leaf(128, 150, -30, 74)}${tulip(86, 86, 'rose')}${tulip(154, 86, 'orange')}${tulip(120, 62, 'blush')}${tulip(102, 108, 'orange')}${tulip(138, 108, 'rose')}${wrapper('#37a185')}`,
  sunflowers: `${leaf(116, 120, -160, 84)}${leaf(124, 120, -20, 84)}${leaf(120, 110, -90, 84)}${sunflower(84, 88, 1)}${sunflower(156, 88, 1)}${sunflower(120, 62, 1.05)}${sunflower(120, 114, 1.1)}${wrapper('#ba204d')}`,
  lilies: `${leaf(116, 120, -152, 92)}${leaf(124, 120, -28, 92)}${leaf(118, 110, -110, 88)}${leaf(122, 110, -70, 88)}${lily(82, 88, 0.9)}${lily(158, 88, 0.9)}${lily(120, 64, 0.95)}${lily(120, 116, 1.05)}${wrapper('#ce9b2b')}`,
};

const orange = (x: number, y: number, r: number) =>
  `<circle cx="${x}" cy="${y}" r="${r}" fill="url(#orange)"/><ellipse cx="${x - r / 3}" cy="${y - r / 2.4}" rx="${r / 4}" ry="${r / 7}" fill="#fff" fill-opacity=".5"/>`;

const macaron = (x: number, y: number, top: string, cream: string) =>
  `<g transform="translate(${x} ${y})"><path d="M-30-4Q-30-26 0-26 30-26 30-4z" fill="${top}"/><rect x="-28" y="-4" width="56" height="8" rx="4" fill="${cream}"/><path d="M-30 4Q-30 22 0 22 30 22 30 4z" fill="${top}"/><ellipse cx="-10" cy="-18" rx="9" ry="3" fill="#fff" fill-opacity=".4"/></g>`;

const mooncake = (x: number, y: number) =>
  `<g transform="translate(${x} ${y})">${ring(12, (angle) => `<circle transform="rotate(${angle})" cy="-25" r="8" fill="#9a6639"/>`)}<circle r="27" fill="url(#wood)"/><circle r="19" fill="none" stroke="#9a6639" stroke-width="2.5"/>${ring(6, (angle) => `<path transform="rotate(${angle})" d="M0-4C-5-9-4-14 0-17 4-14 5-9 0-4z" fill="#9a6639"/>`)}</g>`;

const face = (eye: string, muzzle: string) =>
  `<circle cx="102" cy="84" r="5" fill="${eye}"/><circle cx="138" cy="84" r="5" fill="${eye}"/><ellipse cx="120" cy="102" rx="19" ry="14" fill="${muzzle}"/><path d="M113 96h14q-7 9-14 0z" fill="#342432"/><path d="M120 101v5M112 108q8 7 16 0" fill="none" stroke="#342432" stroke-width="2.4" stroke-linecap="round"/>`;

const bear = (fur: string, ears: string, limbs: string) =>
  `<ellipse cx="120" cy="172" rx="48" ry="46" fill="${fur}"/><ellipse cx="76" cy="166" rx="17" ry="28" transform="rotate(24 76 166)" fill="${limbs}"/><ellipse cx="164" cy="166" rx="17" ry="28" transform="rotate(-24 164 166)" fill="${limbs}"/>
  <ellipse cx="88" cy="208" rx="25" ry="15" fill="${limbs}"/><ellipse cx="152" cy="208" rx="25" ry="15" fill="${limbs}"/><circle cx="78" cy="54" r="19" fill="${ears}"/><circle cx="162" cy="54" r="19" fill="${ears}"/><circle cx="120" cy="88" r="52" fill="${fur}"/>`;

const box = (fill: string) =>
  `<path d="M52 128h136l-10 88H62z" fill="${fill}"/><path d="M52 128h136l-2 14H54z" fill="#2a0f24" fill-opacity=".12"/>`;

const pearl = (x: number, y: number) =>
  `<circle cx="${x}" cy="${y}" r="19" fill="url(#paper)" stroke="#d3c8d1"/><circle cx="${x - 6}" cy="${y - 7}" r="5" fill="#fff"/>`;

export const goods = {
  citrus: `${orange(84, 104, 26)}${orange(156, 104, 26)}${orange(120, 88, 30)}${leaf(120, 62, -30, 34)}${orange(104, 122, 24)}${orange(140, 122, 24)}${box('url(#wood)')}<path d="M66 166h108M64 190h112" stroke="#7f5d0e" stroke-opacity=".4" stroke-width="3"/>`,
  macarons: `${macaron(82, 194, '#f7a9b6', '#fff2f3')}${macaron(158, 194, '#84d7bd', '#fff')}${macaron(120, 146, '#ffdea3', '#fff8ea')}${macaron(120, 96, '#c9a0dc', '#fff')}${macaron(120, 48, '#f47a8f', '#fff2f3')}`,
  cake: `<ellipse cx="120" cy="206" rx="82" ry="13" fill="url(#paper)"/><path d="M54 136h132v60q-66 22-132 0z" fill="url(#blush)"/><path d="M54 168q66 20 132 0v12q-66 20-132 0z" fill="#d1315c" fill-opacity=".5"/><ellipse cx="120" cy="136" rx="66" ry="18" fill="#fff"/>
  <path d="M54 136q8 30 16 8 9 26 18 6 10 24 20 6 12 22 24 0 10 20 20-4 9 20 18-8 8 16 16-8" fill="#fff"/>${[84, 108, 132, 156].map((x, nth) => `<rect x="${x - 4}" y="${84 + (nth % 2) * 6}" width="8" height="46" rx="3" fill="${nth % 2 === 0 ? '#37a185' : '#ba204d'}"/><path d="M${x} ${64 + (nth % 2) * 6}q10 12 0 18-10-6 0-18z" fill="url(#gold)"/>`).join('')}`,
  mooncakes: `${mooncake(86, 116)}${mooncake(154, 116)}<path d="M44 152h152l-12 62H56z" fill="url(#red)"/><path d="M44 152h152l-3 12H47z" fill="#5e1025"/>${mooncake(120, 182)}`,
  bear: `${bear('url(#wood)', '#9a6639', '#b07a48')}${face('#342432', '#f1dcc4')}<path d="M76 126q44 30 88 0l4 14q-48 30-96 0z" fill="#ba204d"/><path d="M146 142l14 40-20 4-8-40z" fill="#9f1840"/>`,
  panda: `${bear('url(#paper)', '#342432', '#342432')}<ellipse cx="100" cy="86" rx="14" ry="18" transform="rotate(24 100 86)" fill="#342432"/><ellipse cx="140" cy="86" rx="14" ry="18" transform="rotate(-24 140 86)" fill="#342432"/>${face('#fff', '#f8f4f8')}<path d="M172 118L150 214" stroke="#37a185" stroke-width="9" stroke-linecap="round"/>${leaf(170, 124, -50, 34)}${leaf(164, 150, 20, 32)}`,
  earrings: `<rect x="58" y="40" width="124" height="172" rx="14" fill="url(#dark)"/><rect x="66" y="48" width="108" height="156" rx="10" fill="none" stroke="#665464" stroke-width="2"/>${[94, 146].map((x) => `<path d="M${x} 84v32" stroke="#d3c8d1" stroke-width="3"/><circle cx="${x}" cy="80" r="6" fill="url(#paper)"/><path d="M${x - 7} 118h14l-3 8h-8z" fill="url(#gold)"/>${pearl(x, 144)}`).join('')}`,
  bracelet: `<ellipse cx="120" cy="206" rx="70" ry="10" fill="url(#paper)"/>${ring(20, (angle) => `<g transform="translate(120 122) rotate(${angle})"><circle cy="-68" r="11.5" fill="url(#leaf)"/><circle cx="-3" cy="-72" r="3.4" fill="#b3e8d6"/></g>`)}<path d="M120 190v16" stroke="#ba204d" stroke-width="3"/><circle cx="120" cy="190" r="12" fill="url(#gold)"/>`,
  sparkling: `<path d="M98 40h20v44q14 12 14 34v92q0 10-24 10t-24-10v-92q0-22 14-34z" fill="url(#leaf)"/><path d="M96 30h24v46q-12 8-24 0z" fill="url(#gold)"/><rect x="86" y="136" width="44" height="46" rx="4" fill="url(#paper)"/><path d="M96 152h24M100 164h16" stroke="#ce9b2b" stroke-width="3"/>
  ${[160, 192].map((x) => `<path d="M${x - 13} 118h26q2 46-13 50-15-4-13-50z" fill="#ffeed0"/><path d="M${x - 12} 134h24q-1 30-12 33-11-3-12-33z" fill="url(#gold)"/><path d="M${x} 168v44M${x - 12} 216h24" stroke="#d3c8d1" stroke-width="4" stroke-linecap="round"/><circle cx="${x - 3}" cy="146" r="2" fill="#fff"/><circle cx="${x + 4}" cy="140" r="2" fill="#fff"/>`).join('')}`,
  tea: `<ellipse cx="120" cy="208" rx="92" ry="11" fill="url(#wood)"/><path d="M150 118q34-18 34 12" fill="none" stroke="#37a185" stroke-width="10" stroke-linecap="round"/><path d="M72 130q-30-6-34-34" fill="none" stroke="#217d66" stroke-width="11" stroke-linecap="round"/><path d="M64 116h92q12 62-20 78h-52q-32-16-20-78z" fill="url(#leaf)"/><ellipse cx="110" cy="116" rx="46" ry="11" fill="#124d3e"/><path d="M70 114q40-30 80 0z" fill="#37a185"/><circle cx="110" cy="92" r="7" fill="url(#gold)"/>
  ${[150, 196].map((x) => `<path d="M${x - 20} 168h40q0 34-12 38h-16q-12-4-12-38z" fill="url(#paper)"/><ellipse cx="${x}" cy="168" rx="20" ry="5.5" fill="#d3a273"/>`).join('')}`,
  candle: `<path d="M72 100h96v104q0 12-48 12t-48-12z" fill="url(#paper)"/><ellipse cx="120" cy="100" rx="48" ry="13" fill="#fff8ea" stroke="#e5dde4"/><path d="M120 100V78" stroke="#342432" stroke-width="3"/><path d="M120 32q24 28 0 50-24-22 0-50z" fill="url(#gold)"/><path d="M120 54q11 14 0 26-11-12 0-26z" fill="#fff8ea"/><rect x="86" y="134" width="68" height="48" rx="6" fill="url(#rose)"/>${leaf(104, 168, -40, 28)}${leaf(136, 168, -140, 28)}`,
  scarf: `<path d="M40 72q40-34 82-6t78-8q16 40-8 66 18 46-16 92-40-22-74 0-40-16-66 2-10-44 14-84-24-26-10-62z" fill="url(#rose)"/><path d="M40 72q40-34 82-6t78-8l-6 30q-40 26-78-2t-72 8z" fill="url(#blush)"/><path d="M52 128q34-20 70 0t70-4M46 178q40-18 76 0t68-4" fill="none" stroke="#fff" stroke-opacity=".6" stroke-width="4"/>${[
    [88, 150],
    [150, 148],
    [118, 108],
    [110, 190],
  ]
    .map(([x, y]) =>
      ring(
        5,
        (angle) => `<ellipse transform="translate(${x} ${y}) rotate(${angle})" cy="-8" rx="5" ry="8" fill="#fff2f3"/>`,
      ),
    )
    .join('')}`,
  lantern: `<path d="M120 20v26" stroke="#7f5d0e" stroke-width="4"/><rect x="92" y="44" width="56" height="12" rx="4" fill="url(#gold)"/><ellipse cx="120" cy="112" rx="76" ry="60" fill="url(#red)"/><ellipse cx="120" cy="112" rx="46" ry="60" fill="#fff" fill-opacity=".14"/><ellipse cx="120" cy="112" rx="18" ry="60" fill="#fff8ea" fill-opacity=".3"/><path d="M120 52v120M82 60q-30 52 0 104M158 60q30 52 0 104" fill="none" stroke="#ffdea3" stroke-width="2.4" stroke-opacity=".8"/><rect x="92" y="168" width="56" height="12" rx="4" fill="url(#gold)"/><path d="M108 180v30M120 180v36M132 180v30" stroke="#ce9b2b" stroke-width="4" stroke-linecap="round"/>`,
  musicbox: `<path d="M50 116L76 60h112l2 56z" fill="url(#red)"/><path d="M66 110L84 68h94l2 42z" fill="url(#blush)"/><path d="M50 116h140v92H50z" fill="url(#wood)"/><path d="M50 116h140v14H50z" fill="#7f5d0e" fill-opacity=".5"/><rect x="62" y="142" width="116" height="54" rx="6" fill="none" stroke="#63480d" stroke-opacity=".5" stroke-width="3"/><path d="M190 162h20M210 146v32" stroke="url(#gold)" stroke-width="7" stroke-linecap="round"/><circle cx="210" cy="162" r="8" fill="#ce9b2b"/><path d="M108 182v-26l28-6v24" fill="none" stroke="#fff8ea" stroke-width="5"/><circle cx="102" cy="182" r="8" fill="#fff8ea"/><circle cx="130" cy="174" r="8" fill="#fff8ea"/><path d="M120 70v34M108 104q12-16 24 0z" stroke="#f47a8f" stroke-width="5" fill="#fff"/><circle cx="120" cy="66" r="7" fill="#fff2f3"/>`,
};
