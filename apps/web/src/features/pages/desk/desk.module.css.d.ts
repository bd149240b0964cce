export declare const diff: string;
export declare const fields: string;
export declare const head: string;
export declare const preview: string;
export declare const texts: string;
