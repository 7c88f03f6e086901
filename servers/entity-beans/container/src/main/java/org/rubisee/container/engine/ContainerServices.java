package org.rubisee.container.engine;

import java.util.function.Function;

/**
 * What a container has for each of its beans.
 *
 * @param classes the application's classes
 * @param homes the homes of all beans
 * @param resources what is bound to a resource name
 * @param demarcation begins, joins and ends transactions
 */
record ContainerServices(
    ApplicationClasses classes,
    EntityHomes homes,
    Function<String, Object> resources,
    Demarcation demarcation) {}
