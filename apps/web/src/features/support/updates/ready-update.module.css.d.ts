export declare const banner: string;
