export declare const packList: string;
export declare const packPrice: string;
export declare const packSaving: string;
export declare const packTitle: string;
export declare const pair: string;
export declare const perks: string;
export declare const radioCard: string;
