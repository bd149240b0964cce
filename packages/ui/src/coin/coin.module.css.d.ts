export declare const coin: string;
export declare const price: string;
export declare const sizeLg: string;
