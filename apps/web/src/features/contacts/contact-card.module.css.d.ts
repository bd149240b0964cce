export declare const contactOpen: string;
export declare const contactVip: string;
