export declare const grow: string;
export declare const home: string;
export declare const homeCard: string;
export declare const homeMain: string;
export declare const homeRow: string;
export declare const homeSide: string;
export declare const homeWelcome: string;
export declare const truncate: string;
