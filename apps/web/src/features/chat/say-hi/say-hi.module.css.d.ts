export declare const hiPhoto: string;
export declare const hiPreview: string;
export declare const hiTemplates: string;
export declare const hiTitle: string;
