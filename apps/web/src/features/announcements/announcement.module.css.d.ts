export declare const banner: string;
export declare const bannerTitle: string;
export declare const body: string;
