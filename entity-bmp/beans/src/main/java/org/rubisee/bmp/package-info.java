/**
 * Entity beans with bean-managed persistence: each class has its SQL on top, its columns, and how
 * it is found, created and stored. {@link org.rubisee.bmp.BeanManaged} says when the container asks
 * for which of it. Business methods are those of {@link org.rubisee.entities}.
 *
 * <p>A container cannot tell a bean what it loads for, so a bean locks its row itself before it
 * changes it, reading it once more. Only what changed is stored.
 */
package org.rubisee.bmp;
