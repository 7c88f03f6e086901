/**
 * Entity beans with bean-managed persistence: each class has its SQL on top, and finds, loads,
 * stores, creates and removes its row itself. Business methods are those of {@link
 * org.rubisee.entities}.
 *
 * <p>A container cannot tell a bean what it loads for, so a bean locks its row itself before it
 * changes it, reading it once more. Only what changed is stored.
 */
package org.rubisee.bmp;
