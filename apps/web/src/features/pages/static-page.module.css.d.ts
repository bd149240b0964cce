export declare const pageAsideTitle: string;
export declare const pageContents: string;
export declare const pageMenu: string;
export declare const pageTerms: string;
export declare const written: string;
export declare const writtenAside: string;
export declare const writtenMain: string;
export declare const writtenText: string;
