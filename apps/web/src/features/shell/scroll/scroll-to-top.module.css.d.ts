export declare const toTop: string;
