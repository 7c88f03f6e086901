/** The contract of all implementations of the lessons: the same pages and the same rows. */
package org.rubisee.lessons.contract;
