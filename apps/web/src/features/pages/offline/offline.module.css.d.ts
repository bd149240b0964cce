export declare const banner: string;
export declare const page: string;
