export declare const bar: string;
export declare const box: string;
export declare const preview: string;
