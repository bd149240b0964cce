export declare const bad: string;
export declare const bare: string;
export declare const gold: string;
export declare const offer: string;
export declare const qrCode: string;
export declare const stage: string;
export declare const stageActions: string;
export declare const stageIcon: string;
