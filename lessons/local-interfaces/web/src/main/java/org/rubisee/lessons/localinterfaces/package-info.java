/**
 * The web tier of the lessons with entity beans: pages, and a remote call of the session bean for
 * each.
 */
package org.rubisee.lessons.localinterfaces;
