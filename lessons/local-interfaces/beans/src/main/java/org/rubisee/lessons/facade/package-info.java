/** The façade of the lessons: its three cases, over six entity beans. */
package org.rubisee.lessons.facade;
