export declare const home: string;
export declare const homeComposer: string;
export declare const homeMain: string;
export declare const homeSide: string;
export declare const homeWelcome: string;
