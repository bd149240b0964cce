export declare const body: string;
export declare const cardName: string;
export declare const foot: string;
export declare const online: string;
export declare const pcardIn: string;
export declare const personCard: string;
export declare const picture: string;
export declare const vipCrown: string;
