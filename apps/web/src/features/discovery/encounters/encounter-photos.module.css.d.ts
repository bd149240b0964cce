export declare const back: string;
export declare const half: string;
export declare const isOn: string;
export declare const on: string;
export declare const photos: string;
export declare const picture: string;
export declare const segments: string;
