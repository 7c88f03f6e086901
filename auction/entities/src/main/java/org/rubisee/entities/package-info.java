/**
 * The auction site as entity beans: an entity bean per table, a session bean for joins, and the 17
 * use cases written over them.
 *
 * <p>A bean has two views, remote and local. What both say is said once: in a business interface
 * ({@code ItemEntity}) and in a home ({@code Items}); the views ({@code ItemEntity.Remote}, {@code
 * Items.Home}, …) only add what their kind asks for. The use cases know neither views nor
 * containers. The bean classes' business methods are here too ({@code ItemBusiness}); how their
 * state gets in and out of the database is what an implementation adds.
 */
package org.rubisee.entities;
