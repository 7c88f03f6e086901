/**
 * Entity beans with container-managed persistence: what is left for a bean class to say is how an
 * entity is created. Fields, finders and relations to other beans are in the deployment descriptor;
 * business methods are those of {@link org.rubisee.entities}.
 */
package org.rubisee.cmp;
