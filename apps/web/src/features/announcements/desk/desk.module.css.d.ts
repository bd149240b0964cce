export declare const bar: string;
export declare const head: string;
export declare const settings: string;
export declare const texts: string;
export declare const wide: string;
