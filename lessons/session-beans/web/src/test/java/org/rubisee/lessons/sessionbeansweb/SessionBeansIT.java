package org.rubisee.lessons.sessionbeansweb;

import org.rubisee.lessons.contract.LessonsContract;

/** session-beans keeps the contract of all implementations of the lessons. */
class SessionBeansIT extends LessonsContract {}
