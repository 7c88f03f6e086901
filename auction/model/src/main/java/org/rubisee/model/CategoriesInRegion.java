package org.rubisee.model;

import java.io.Serializable;
import java.util.List;

/**
 * The categories, to be searched within one region.
 *
 * @param region where the sellers live
 * @param categories all categories, by id
 */
public record CategoriesInRegion(Region region, List<Category> categories)
    implements Serializable {}
