export declare const crop: string;
export declare const cropBox: string;
export declare const cropZoom: string;
export declare const round: string;
