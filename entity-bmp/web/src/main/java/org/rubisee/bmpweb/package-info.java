/**
 * The web tier of entity-bmp: pages, and use cases that call entity beans one by one. All that is
 * said here is where the beans are.
 */
package org.rubisee.bmpweb;
