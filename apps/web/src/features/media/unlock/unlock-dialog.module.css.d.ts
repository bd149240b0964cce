export declare const isNew: string;
export declare const locked: string;
export declare const paypic: string;
export declare const paysum: string;
export declare const picture: string;
