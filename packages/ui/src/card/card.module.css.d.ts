export declare const card: string;
export declare const cardhead: string;
export declare const edge: string;
export declare const link: string;
export declare const pad: string;
